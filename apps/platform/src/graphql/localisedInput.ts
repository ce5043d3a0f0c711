import type { Localised } from '../engine/localised.ts'
import { duplicateField } from './platformError.ts'

export type LocalisedInput = readonly { readonly locale: string; readonly value: string }[]

/** Converts a localised text from a GraphQL input. Throws DuplicateField for a repeated locale. */
export const localisedInput = <Input extends LocalisedInput | null | undefined>(
  input: Input,
): Input extends LocalisedInput ? Localised : Localised | undefined => {
  const seen = new Set<string>()
  for (const { locale } of input ?? []) {
    if (seen.has(locale)) throw duplicateField('locale', locale)
    seen.add(locale)
  }
  const text = input ? Object.fromEntries(input.map(({ locale, value }) => [locale, value])) : undefined
  return text as never
}
