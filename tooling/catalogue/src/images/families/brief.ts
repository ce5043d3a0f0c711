import type { Random } from '../kit/random.ts'
import type { Roles } from '../kit/roles.ts'
import type { Tile } from '../kit/tile.ts'
import type { RepeatType } from '../types.ts'

/** The input of a function that draws the patterns of one family. Every SVG id in the drawing begins with `prefix`. */
export type Brief = { random: Random; roles: Roles; repeat: RepeatType; prefix: string }

export type DrawFamily = (brief: Brief) => Tile

export type Hand = Pick<Brief, 'random' | 'roles'>
