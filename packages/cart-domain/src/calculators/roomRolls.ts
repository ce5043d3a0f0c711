import { type CalculationResult, impossibleMeasure, roundDown, roundUp } from './measures.ts'
import { type WallMeasurements, wallpaperRolls } from './wallpaperRolls.ts'

/** The walls of a room, and the paper for them. All lengths are in the same unit. */
export type RoomMeasurements = Omit<WallMeasurements, 'width' | 'height' | 'openings'> & {
  readonly walls: readonly Pick<WallMeasurements, 'width' | 'height' | 'openings'>[]
}

/** Rolls to buy for a room, and the strips that they are cut into. */
export type RoomRolls = { readonly rolls: number; readonly strips: number }

/**
 * Returns the rolls of wallpaper for several walls. Strips of equal length are cut from the same rolls, even for
 * different walls; strips of different lengths are cut from separate rolls. Fails with the problem of the first wall
 * that has one, and with a problem of `walls` when there is no wall.
 *
 * @example
 * ```ts
 * import { roomRolls } from '@selvedge/cart-domain/calculators'
 *
 * const walls = [
 *   { width: 180, height: 250 },
 *   { width: 60, height: 250 },
 * ]
 * const room = roomRolls({ walls, rollWidth: 60, rollLength: 500 })
 * if (room.ok) room.value // { rolls: 2, strips: 4 }
 * ```
 */
export const roomRolls = ({ walls, ...paper }: RoomMeasurements): CalculationResult<RoomRolls> => {
  if (walls.length === 0) return impossibleMeasure('walls')
  const stripsByLength = new Map<number, number>()
  for (const wall of walls) {
    const result = wallpaperRolls({ ...paper, ...wall })
    if (!result.ok) return result
    const { strips, stripLength } = result.value
    stripsByLength.set(stripLength, (stripsByLength.get(stripLength) ?? 0) + strips)
  }
  const groups = [...stripsByLength]
  return {
    ok: true,
    value: {
      rolls: groups.reduce(
        (sum, [length, strips]) => sum + roundUp(strips / roundDown(paper.rollLength / length)),
        0,
      ),
      strips: groups.reduce((sum, [, strips]) => sum + strips, 0),
    },
  }
}
