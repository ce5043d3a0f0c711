import { describe, expect, test } from 'vitest'
import { curtainYardage, pieceYardage, quiltBackYardage, wallpaperRolls } from './index.ts'

const problem = (field: string) => ({ ok: false, problem: { kind: 'measure', field } })

describe('pieces', () => {
  const napkins = { system: 'IMPERIAL', width: 18, height: 18, count: 8, clothWidth: 54 } as const

  test('cuts pieces side by side: 8 napkins of 18 inches from cloth of 54 inches need 3 rows, which are 1.5 yards', () => {
    expect(pieceYardage(napkins)).toEqual({
      ok: true,
      value: { length: 1.5, unit: 'yd', rows: 3, across: 3 },
    })
  })
  test('starts each row of pieces at a whole repeat: with a repeat of 12 inches, a row of 18 inches needs 24 inches of cloth', () => {
    expect(pieceYardage({ ...napkins, repeat: 12 })).toMatchObject({ value: { length: 2 } })
    expect(pieceYardage({ ...napkins, repeat: 18 })).toMatchObject({ value: { length: 1.5 } })
  })
  test('adds cloth for waste: 54 inches become 59.4 inches with 10 % of waste, rounded up to eighths of a yard', () => {
    expect(pieceYardage({ ...napkins, waste: 0.1 })).toMatchObject({ value: { length: 1.75 } })
  })
  test('rounds the length of cloth for pieces up to tenths of a metre in the metric system', () => {
    const metric = { system: 'METRIC', width: 45, height: 45, count: 3, clothWidth: 135 } as const
    expect(pieceYardage(metric)).toEqual({ ok: true, value: { length: 0.5, unit: 'm', rows: 1, across: 3 } })
    expect(pieceYardage({ ...metric, count: 4 })).toMatchObject({ value: { length: 0.9, rows: 2 } })
  })
  test('fits pieces side by side despite floating-point error: cloth of 0.3 cm holds three pieces of 0.1 cm', () => {
    expect(
      pieceYardage({ system: 'METRIC', width: 0.1, height: 0.3, repeat: 0.1, count: 3, clothWidth: 0.3 }),
    ).toMatchObject({ value: { across: 3, rows: 1 } })
  })
  test('refuses pieces that are wider than the cloth, and accepts pieces that are exactly as wide', () => {
    expect(pieceYardage({ ...napkins, width: 54.5 })).toEqual(problem('width'))
    expect(pieceYardage({ ...napkins, width: 54 })).toMatchObject({ value: { across: 1, rows: 8 } })
  })
  test.each(['width', 'height', 'count', 'clothWidth'] as const)('requires a %s for pieces', (field) => {
    for (const bad of [0, -1, Number.NaN, Number.POSITIVE_INFINITY])
      expect(pieceYardage({ ...napkins, [field]: bad })).toEqual(problem(field))
  })
  test.each(['repeat', 'waste'] as const)('accepts no negative %s for pieces', (field) => {
    expect(pieceYardage({ ...napkins, [field]: -0.1 })).toEqual(problem(field))
    expect(pieceYardage({ ...napkins, [field]: 0 })).toMatchObject({ ok: true })
  })
})

describe('a quilt back', () => {
  const throwQuilt = { system: 'IMPERIAL', width: 50, length: 60, clothWidth: 42 } as const

  test('cuts a quilt back in the direction that needs less cloth: 50 × 60 inches need two crosswise panels of 42-inch cloth', () => {
    expect(quiltBackYardage(throwQuilt)).toEqual({
      ok: true,
      value: { length: 2.875, unit: 'yd', panels: 2, run: 'crosswise' },
    })
  })
  test('adds the overhang on each side of a quilt: with 4 inches, 50 × 60 inches become 58 × 68 inches', () => {
    expect(quiltBackYardage({ ...throwQuilt, overhang: 4 })).toMatchObject({
      value: { length: 3.25, panels: 2, run: 'crosswise' },
    })
  })
  test('includes the seams: 84 inches need a third panel of 42-inch cloth when a seam takes 0.5 inches of each side', () => {
    const wide = { ...throwQuilt, width: 84, length: 90 }
    expect(quiltBackYardage(wide)).toMatchObject({ value: { panels: 2, run: 'lengthwise', length: 5 } })
    expect(quiltBackYardage({ ...wide, seam: 0.5 })).toMatchObject({ value: { panels: 3, run: 'crosswise' } })
    // 83 in: two panels of 42 less a seam of 1 in fit exactly.
    expect(quiltBackYardage({ ...wide, width: 83, seam: 0.5 })).toMatchObject({ value: { panels: 2 } })
  })
  test('uses one panel when the cloth is wide enough, and cuts lengthwise when both directions need the same length', () => {
    const baby = { ...throwQuilt, width: 40, length: 40 }
    expect(quiltBackYardage(baby)).toMatchObject({ value: { panels: 1, run: 'lengthwise' } })
    expect(quiltBackYardage({ ...baby, width: 42, length: 42, seam: 1 })).toMatchObject({
      value: { panels: 1 },
    })
  })
  test('rounds the length of cloth for a quilt back up to tenths of a metre in the metric system', () => {
    const metric = { system: 'METRIC', width: 130, length: 150, clothWidth: 110 } as const
    expect(quiltBackYardage(metric)).toMatchObject({ value: { length: 2.6, unit: 'm' } })
  })
  test('refuses seams that are negative or take the whole width of the cloth', () => {
    expect(quiltBackYardage({ ...throwQuilt, seam: 21 })).toEqual(problem('seam'))
    expect(quiltBackYardage({ ...throwQuilt, seam: -1 })).toEqual(problem('seam'))
    expect(quiltBackYardage({ ...throwQuilt, overhang: -1 })).toEqual(problem('overhang'))
    expect(quiltBackYardage({ ...throwQuilt, length: 0 })).toEqual(problem('length'))
  })
})

describe('curtains', () => {
  const window = { system: 'IMPERIAL', railWidth: 60, drop: 84, clothWidth: 54 } as const

  test('makes curtains twice as wide as the rail by default: a rail of 60 inches needs 3 drops of 84 inches from 54-inch cloth', () => {
    expect(curtainYardage(window)).toEqual({ ok: true, value: { length: 7, unit: 'yd', drops: 3, cut: 84 } })
  })
  test('adds the hems to each drop, and rounds the drop up to whole repeats: 84 + 12 inches with a repeat of 25 inches are 100 inches', () => {
    expect(curtainYardage({ ...window, hems: 12 })).toMatchObject({ value: { cut: 96, length: 8 } })
    expect(curtainYardage({ ...window, hems: 12, repeat: 25 })).toMatchObject({ value: { cut: 100 } })
  })
  test('accepts a curtain fullness of 1 or less, which needs fewer drops', () => {
    expect(curtainYardage({ ...window, fullness: 1 })).toMatchObject({ value: { drops: 2 } })
    expect(curtainYardage({ ...window, fullness: 0.9 })).toMatchObject({ value: { drops: 1 } })
  })
  test('rounds the length of cloth for curtains up to tenths of a metre in the metric system', () => {
    expect(curtainYardage({ system: 'METRIC', railWidth: 140, drop: 215, clothWidth: 140 })).toMatchObject({
      value: { length: 4.3, unit: 'm', drops: 2 },
    })
  })
  test.each(['railWidth', 'drop', 'clothWidth', 'fullness'] as const)(
    'requires a %s for curtains',
    (field) => {
      expect(curtainYardage({ ...window, [field]: 0 })).toEqual(problem(field))
    },
  )
  test.each(['hems', 'repeat'] as const)('accepts no negative %s for curtains', (field) => {
    expect(curtainYardage({ ...window, [field]: -1 })).toEqual(problem(field))
  })
})

describe('wallpaper', () => {
  const wall = { width: 300, height: 240, rollWidth: 52, rollLength: 1_000 } as const

  test('cuts wallpaper into strips: 300 cm need 6 strips of 52 cm, and a roll of 10 m gives 4 strips, so 2 rolls are needed', () => {
    expect(wallpaperRolls(wall)).toEqual({ ok: true, value: { rolls: 2, strips: 6, stripLength: 240 } })
  })
  test('rounds the length of a strip with its trim up to whole repeats', () => {
    expect(wallpaperRolls({ ...wall, repeat: 64 })).toMatchObject({ value: { stripLength: 256, rolls: 2 } })
    expect(wallpaperRolls({ ...wall, repeat: 64, trim: 20 })).toMatchObject({
      value: { stripLength: 320, rolls: 2 },
    })
    expect(wallpaperRolls({ ...wall, trim: 20 })).toMatchObject({ value: { stripLength: 260, rolls: 2 } })
  })
  test('adds the drop of the pattern to the length of each strip', () => {
    expect(wallpaperRolls({ ...wall, repeat: 64, drop: 32, trim: 20 })).toMatchObject({
      value: { stripLength: 352, rolls: 3 },
    })
  })
  test('counts no wallpaper strip that falls completely within an opening from floor to ceiling', () => {
    const door = { width: 110, height: 240 }
    expect(wallpaperRolls({ ...wall, openings: [door] })).toMatchObject({ value: { strips: 4, rolls: 1 } })
    expect(wallpaperRolls({ ...wall, openings: [{ ...door, width: 100 }] })).toMatchObject({
      value: { strips: 5 },
    })
    expect(wallpaperRolls({ ...wall, openings: [door, door] })).toMatchObject({ value: { strips: 2 } })
  })
  test('counts no strips for the width of a door when the wall above it is not higher than one repeat of the pattern', () => {
    const door = { width: 110, height: 200 }
    expect(wallpaperRolls({ ...wall, openings: [door] })).toMatchObject({ value: { strips: 6 } })
    expect(wallpaperRolls({ ...wall, repeat: 40, openings: [door] })).toMatchObject({ value: { strips: 4 } })
    expect(wallpaperRolls({ ...wall, repeat: 39, openings: [door] })).toMatchObject({ value: { strips: 6 } })
  })
  test('returns at least one roll of wallpaper', () => {
    expect(wallpaperRolls({ ...wall, openings: [{ width: 300, height: 240 }] })).toMatchObject({
      value: { rolls: 1, strips: 1 },
    })
  })
  test('accepts wallpaper measurements in inches', () => {
    expect(wallpaperRolls({ width: 120, height: 96, rollWidth: 24, rollLength: 324, repeat: 24 })).toEqual({
      ok: true,
      value: { rolls: 2, strips: 5, stripLength: 96 },
    })
  })
  test('refuses a roll that is shorter than a strip, and accepts a roll that is exactly one strip long', () => {
    expect(wallpaperRolls({ ...wall, rollLength: 239 })).toEqual(problem('rollLength'))
    expect(wallpaperRolls({ ...wall, rollLength: 240 })).toMatchObject({ value: { rolls: 6 } })
  })
  test.each([
    [{ width: 301, height: 100 }],
    [{ width: 100, height: 241 }],
    [{ width: 0, height: 100 }],
    [{ width: 100, height: Number.NaN }],
    [
      { width: 200, height: 100 },
      { width: 101, height: 100 },
    ],
  ])('refuses openings that are larger than the wall or have no valid size: %j', (...openings) => {
    expect(wallpaperRolls({ ...wall, openings })).toEqual(problem('openings'))
  })
  test.each(['width', 'height', 'rollWidth', 'rollLength'] as const)('requires %s for wallpaper', (field) => {
    expect(wallpaperRolls({ ...wall, [field]: 0 })).toEqual(problem(field))
  })
  test.each(['repeat', 'drop', 'trim'] as const)('accepts no negative %s for wallpaper', (field) => {
    expect(wallpaperRolls({ ...wall, [field]: -1 })).toEqual(problem(field))
  })
})
