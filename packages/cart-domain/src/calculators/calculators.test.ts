import { describe, expect, test } from 'vitest'
import { curtainYardage, pieceYardage, quiltBackYardage, wallpaperRolls } from './index.ts'

const problem = (field: string) => ({ ok: false, problem: { kind: 'measure', field } })

describe('pieces', () => {
  const napkins = { system: 'IMPERIAL', width: 18, height: 18, count: 8, clothWidth: 54 } as const

  test('are cut side by side: 8 napkins of 18 in from 54 in are 3 rows, a yard and a half', () => {
    expect(pieceYardage(napkins)).toEqual({
      ok: true,
      value: { length: 1.5, unit: 'yd', rows: 3, across: 3 },
    })
  })
  test('start at whole repeats: rows of 18 in with a repeat of 12 in take 24 in each', () => {
    expect(pieceYardage({ ...napkins, repeat: 12 })).toMatchObject({ value: { length: 2 } })
    expect(pieceYardage({ ...napkins, repeat: 18 })).toMatchObject({ value: { length: 1.5 } })
  })
  test('add the waste: a tenth of 54 in more is 59.4 in, rounded up to eighths of a yard', () => {
    expect(pieceYardage({ ...napkins, waste: 0.1 })).toMatchObject({ value: { length: 1.75 } })
  })
  test('are rounded up to tenths of a metre in centimetres', () => {
    const metric = { system: 'METRIC', width: 45, height: 45, count: 3, clothWidth: 135 } as const
    expect(pieceYardage(metric)).toEqual({ ok: true, value: { length: 0.5, unit: 'm', rows: 1, across: 3 } })
    expect(pieceYardage({ ...metric, count: 4 })).toMatchObject({ value: { length: 0.9, rows: 2 } })
  })
  test('are rounded to eighths of a yard despite floating-point error: three times 0.1 of a repeat is no fourth', () => {
    expect(
      pieceYardage({ system: 'METRIC', width: 0.1, height: 0.3, repeat: 0.1, count: 3, clothWidth: 0.3 }),
    ).toMatchObject({ value: { across: 3, rows: 1 } })
  })
  test('are refused when they are wider than the cloth, and accepted when they are exactly as wide', () => {
    expect(pieceYardage({ ...napkins, width: 54.5 })).toEqual(problem('width'))
    expect(pieceYardage({ ...napkins, width: 54 })).toMatchObject({ value: { across: 1, rows: 8 } })
  })
  test.each(['width', 'height', 'count', 'clothWidth'] as const)('require a %s', (field) => {
    for (const bad of [0, -1, Number.NaN, Number.POSITIVE_INFINITY])
      expect(pieceYardage({ ...napkins, [field]: bad })).toEqual(problem(field))
  })
  test.each(['repeat', 'waste'] as const)('accept no negative %s', (field) => {
    expect(pieceYardage({ ...napkins, [field]: -0.1 })).toEqual(problem(field))
    expect(pieceYardage({ ...napkins, [field]: 0 })).toMatchObject({ ok: true })
  })
})

describe('a quilt back', () => {
  const throwQuilt = { system: 'IMPERIAL', width: 50, length: 60, clothWidth: 42 } as const

  test('uses the direction that takes less: 50 × 60 in from 42 in, two panels across, 100 in', () => {
    expect(quiltBackYardage(throwQuilt)).toEqual({
      ok: true,
      value: { length: 2.875, unit: 'yd', panels: 2, run: 'crosswise' },
    })
  })
  test('extends by the overhang on each side: 4 in make it 58 × 68', () => {
    expect(quiltBackYardage({ ...throwQuilt, overhang: 4 })).toMatchObject({
      value: { length: 3.25, panels: 2, run: 'crosswise' },
    })
  })
  test('includes the seams: 84 in require a third panel of 42 in once half an inch goes into each side', () => {
    const wide = { ...throwQuilt, width: 84, length: 90 }
    expect(quiltBackYardage(wide)).toMatchObject({ value: { panels: 2, run: 'lengthwise', length: 5 } })
    expect(quiltBackYardage({ ...wide, seam: 0.5 })).toMatchObject({ value: { panels: 3, run: 'crosswise' } })
    // 83 in: two panels of 42 less a seam of 1 in fit exactly.
    expect(quiltBackYardage({ ...wide, width: 83, seam: 0.5 })).toMatchObject({ value: { panels: 2 } })
  })
  test('is one panel when it is narrower than the cloth, lengthwise when both directions take the same', () => {
    const baby = { ...throwQuilt, width: 40, length: 40 }
    expect(quiltBackYardage(baby)).toMatchObject({ value: { panels: 1, run: 'lengthwise' } })
    expect(quiltBackYardage({ ...baby, width: 42, length: 42, seam: 1 })).toMatchObject({
      value: { panels: 1 },
    })
  })
  test('is rounded up to tenths of a metre in centimetres', () => {
    const metric = { system: 'METRIC', width: 130, length: 150, clothWidth: 110 } as const
    expect(quiltBackYardage(metric)).toMatchObject({ value: { length: 2.6, unit: 'm' } })
  })
  test('is a problem when seams take the whole cloth', () => {
    expect(quiltBackYardage({ ...throwQuilt, seam: 21 })).toEqual(problem('seam'))
    expect(quiltBackYardage({ ...throwQuilt, seam: -1 })).toEqual(problem('seam'))
    expect(quiltBackYardage({ ...throwQuilt, overhang: -1 })).toEqual(problem('overhang'))
    expect(quiltBackYardage({ ...throwQuilt, length: 0 })).toEqual(problem('length'))
  })
})

describe('curtains', () => {
  const window = { system: 'IMPERIAL', railWidth: 60, drop: 84, clothWidth: 54 } as const

  test('are twice as full as the rail is wide: 120 in of 54 in cloth are 3 drops of 84 in, 7 yards', () => {
    expect(curtainYardage(window)).toEqual({ ok: true, value: { length: 7, unit: 'yd', drops: 3, cut: 84 } })
  })
  test('add hems, and whole repeats: 84 + 12 in with a repeat of 25 in are 100 in', () => {
    expect(curtainYardage({ ...window, hems: 12 })).toMatchObject({ value: { cut: 96, length: 8 } })
    expect(curtainYardage({ ...window, hems: 12, repeat: 25 })).toMatchObject({ value: { cut: 100 } })
  })
  test('may hang flat', () => {
    expect(curtainYardage({ ...window, fullness: 1 })).toMatchObject({ value: { drops: 2 } })
    expect(curtainYardage({ ...window, fullness: 0.9 })).toMatchObject({ value: { drops: 1 } })
  })
  test('are rounded up to tenths of a metre in centimetres', () => {
    expect(curtainYardage({ system: 'METRIC', railWidth: 140, drop: 215, clothWidth: 140 })).toMatchObject({
      value: { length: 4.3, unit: 'm', drops: 2 },
    })
  })
  test.each(['railWidth', 'drop', 'clothWidth', 'fullness'] as const)('require a %s', (field) => {
    expect(curtainYardage({ ...window, [field]: 0 })).toEqual(problem(field))
  })
  test.each(['hems', 'repeat'] as const)('accept no negative %s', (field) => {
    expect(curtainYardage({ ...window, [field]: -1 })).toEqual(problem(field))
  })
})

describe('wallpaper', () => {
  const wall = { width: 300, height: 240, rollWidth: 52, rollLength: 1_000 } as const

  test('comes in strips: 300 cm of 52 cm are 6, four to a roll of 10 m, so two rolls', () => {
    expect(wallpaperRolls(wall)).toEqual({ ok: true, value: { rolls: 2, strips: 6, stripLength: 240 } })
  })
  test('is cut at whole repeats, trim included', () => {
    expect(wallpaperRolls({ ...wall, repeat: 64 })).toMatchObject({ value: { stripLength: 256, rolls: 2 } })
    expect(wallpaperRolls({ ...wall, repeat: 64, trim: 20 })).toMatchObject({
      value: { stripLength: 320, rolls: 2 },
    })
    expect(wallpaperRolls({ ...wall, trim: 20 })).toMatchObject({ value: { stripLength: 260, rolls: 2 } })
  })
  test('adds the drop to each strip', () => {
    expect(wallpaperRolls({ ...wall, repeat: 64, drop: 32, trim: 20 })).toMatchObject({
      value: { stripLength: 352, rolls: 3 },
    })
  })
  test('needs less beside an opening from floor to ceiling, by whole strips only', () => {
    const door = { width: 110, height: 240 }
    expect(wallpaperRolls({ ...wall, openings: [door] })).toMatchObject({ value: { strips: 4, rolls: 1 } })
    expect(wallpaperRolls({ ...wall, openings: [{ ...door, width: 100 }] })).toMatchObject({
      value: { strips: 5 },
    })
    expect(wallpaperRolls({ ...wall, openings: [door, door] })).toMatchObject({ value: { strips: 2 } })
  })
  test('needs less at an opening that leaves less than a repeat above it, not at a window', () => {
    const door = { width: 110, height: 200 }
    expect(wallpaperRolls({ ...wall, openings: [door] })).toMatchObject({ value: { strips: 6 } })
    expect(wallpaperRolls({ ...wall, repeat: 40, openings: [door] })).toMatchObject({ value: { strips: 4 } })
    expect(wallpaperRolls({ ...wall, repeat: 39, openings: [door] })).toMatchObject({ value: { strips: 6 } })
  })
  test('takes at least one roll', () => {
    expect(wallpaperRolls({ ...wall, openings: [{ width: 300, height: 240 }] })).toMatchObject({
      value: { rolls: 1, strips: 1 },
    })
  })
  test('accepts inches as well', () => {
    expect(wallpaperRolls({ width: 120, height: 96, rollWidth: 24, rollLength: 324, repeat: 24 })).toEqual({
      ok: true,
      value: { rolls: 2, strips: 5, stripLength: 96 },
    })
  })
  test('is a problem when the roll is shorter than a strip; a roll of that length gives one strip', () => {
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
  ])('accepts no opening beyond the wall: %j', (...openings) => {
    expect(wallpaperRolls({ ...wall, openings })).toEqual(problem('openings'))
  })
  test.each(['width', 'height', 'rollWidth', 'rollLength'] as const)('requires a %s', (field) => {
    expect(wallpaperRolls({ ...wall, [field]: 0 })).toEqual(problem(field))
  })
  test.each(['repeat', 'drop', 'trim'] as const)('accepts no negative %s', (field) => {
    expect(wallpaperRolls({ ...wall, [field]: -1 })).toEqual(problem(field))
  })
})
