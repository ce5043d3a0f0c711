import type { FamilyName, RepeatType } from '../types.ts'
import { families } from './families.ts'

/** The repeat a design is drawn in: the one asked for where its family can, otherwise the family's own. */
export const repeatFor = (family: FamilyName, asked: RepeatType): RepeatType =>
  families[family].repeats.includes(asked) ? asked : families[family].defaultRepeat
