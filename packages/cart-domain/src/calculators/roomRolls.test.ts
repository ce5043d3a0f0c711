import { expect, test } from 'vitest'
import { roomRolls } from './roomRolls.ts'

const paper = { rollWidth: 60, rollLength: 500 }

test('cuts the strips of two walls from the same rolls when the strips have the same length', () => {
  const walls = [
    { width: 180, height: 250 },
    { width: 60, height: 250 },
  ]
  expect(roomRolls({ walls, ...paper })).toEqual({ ok: true, value: { rolls: 2, strips: 4 } })
})

test('cuts strips of different lengths from different rolls', () => {
  const walls = [
    { width: 60, height: 250 },
    { width: 60, height: 240 },
  ]
  expect(roomRolls({ walls, ...paper })).toEqual({ ok: true, value: { rolls: 2, strips: 2 } })
})

test('rounds the length of each strip up to whole pattern repeats', () => {
  const walls = [{ width: 120, height: 250 }]
  expect(roomRolls({ walls, ...paper, repeat: 40 })).toEqual({ ok: true, value: { rolls: 2, strips: 2 } })
})

test.each([
  ['walls', []],
  ['width', [{ width: 0, height: 250 }]],
  ['rollLength', [{ width: 60, height: 600 }]],
])('reports an invalid measure in the field %s', (field, walls) =>
  expect(roomRolls({ walls, ...paper })).toEqual({ ok: false, problem: { kind: 'measure', field } }),
)
