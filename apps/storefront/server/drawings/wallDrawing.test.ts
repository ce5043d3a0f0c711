import { roomRolls } from '@selvedge/cart-domain/calculators'
import { expect, test } from 'vitest'
import { placeOpenings, savedStrips, seamsOf, wallDrawing } from './wallDrawing.ts'

const paper = { rollWidth: 60, repeat: 40, drop: 0 }

test.each([
  [180, 60, [60, 120]],
  [181, 60, [60, 120, 180]],
  [60, 60, []],
  [30, 60, []],
])('in a wall of the width %d, draws a seam after each roll width', (width, rollWidth, seams) =>
  expect(seamsOf(width, rollWidth)).toEqual(seams),
)

test('places doors on the floor, windows above the floor, and leaves equal distances between the openings', () => {
  const openings = [
    { width: 100, height: 100 },
    { width: 80, height: 200 },
  ]
  expect(placeOpenings({ width: 300, height: 250, openings })).toEqual([
    { width: 100, height: 100, x: 40, y: 63 },
    { width: 80, height: 200, x: 180, y: 50 },
  ])
})

test('draws walls side by side on one floor, with a number for each strip', () => {
  const drawing = wallDrawing(
    [
      { width: 180, height: 250 },
      { width: 60, height: 200 },
    ],
    paper,
  )
  expect(drawing.width).toBe(240)
  expect(drawing.texts.map(({ x, text }) => [x, text])).toEqual([
    [30, '1'],
    [90, '2'],
    [150, '3'],
    [210, '4'],
  ])
  const prints = drawing.shapes.filter(({ fill }) => fill === 'url(#print)').map(({ d }) => d)
  expect(prints).toEqual(['M0 0h180v250h-180z', 'M180 50h60v200h-60z'])
})

test('draws the repeat marks of every second strip lower by the pattern drop', () => {
  const marks = (drop: number) =>
    wallDrawing([{ width: 120, height: 90 }], { ...paper, drop }).shapes.at(-2)?.d
  expect(marks(0)).toBe('M0 40h12M0 80h12M60 40h12M60 80h12')
  expect(marks(20)).toBe('M0 40h12M0 80h12M60 60h12')
})

test('labels exactly as many strips in the drawing as the wallpaper calculator counts', () => {
  const wall = {
    width: 366,
    height: 244,
    openings: [
      { width: 91, height: 100 },
      { width: 91, height: 207 },
    ],
  }
  const sizes = { rollWidth: 61, repeat: 40 }
  const rolls = roomRolls({ walls: [wall], ...sizes, rollLength: 366 })
  expect(wallDrawing([wall], { ...sizes, drop: 0 }).texts).toHaveLength(rolls.ok ? rolls.value.strips : 0)
  expect([...savedStrips({ ...wall, width: 61, openings: [{ width: 61, height: 244 }] }, sizes)]).toEqual([])
})

test('leaves out numbers and marks that would overlap', () => {
  const { texts, shapes } = wallDrawing([{ width: 6_000, height: 250 }], { ...paper, repeat: 0.5 })
  expect(texts.map(({ text }) => text).slice(0, 3)).toEqual(['10', '20', '30'])
  expect(JSON.stringify(shapes).length).toBeLessThan(5_000)
})
