import type { FamilyName } from '../types.ts'
import { blockPrintFloral } from './blockPrintFloral.ts'
import { botanicalStems } from './botanicalStems.ts'
import type { DrawFamily } from './brief.ts'
import { brushAbstract } from './brushAbstract.ts'
import { decoFans } from './decoFans.ts'
import { ditsy } from './ditsy.ts'
import { moorish } from './moorish.ts'
import { plaid } from './plaid.ts'
import { starsAndMoons } from './starsAndMoons.ts'
import { stripes } from './stripes.ts'
import { terrazzo } from './terrazzo.ts'
import { toile } from './toile.ts'
import { waves } from './waves.ts'

/** The generator of each family. */
export const drawFamily: Readonly<Record<FamilyName, DrawFamily>> = {
  'block-print-floral': blockPrintFloral,
  'botanical-stems': botanicalStems,
  ditsy,
  moorish,
  'deco-fans': decoFans,
  stripes,
  plaid,
  terrazzo,
  'brush-abstract': brushAbstract,
  waves,
  toile,
  'stars-and-moons': starsAndMoons,
}
