import type { FamilyName, RepeatType } from '../types.ts'
import { families } from './families.ts'

/** The repeat of a design: the requested one if its family supports it, otherwise the family's default. */
export const repeatFor = (family: FamilyName, requested: RepeatType): RepeatType =>
  families[family].repeats.includes(requested) ? requested : families[family].defaultRepeat
