import type { Localised } from '../engine/localised.ts'
import { duplicateField } from './platformError.ts'

export type LocalisedInput = readonly { readonly locale: string; readonly value: string }[]

/** A localised text from the list that GraphQL sends. The same locale twice is a DuplicateField. */
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
