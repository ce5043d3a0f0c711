import type { Localised } from '../engine/localised.ts'

export type LocaleArguments = {
  readonly locale?: string | null
  readonly acceptLanguage?: readonly string[] | null
}

/** A text in the requested locale, else in the first accepted one; null when the text has neither. */
export const localise = (
  text: Localised | undefined,
  { locale, acceptLanguage }: LocaleArguments,
): string | null => {
  if (!text) return null
  for (const candidate of [...(locale ? [locale] : []), ...(acceptLanguage ?? [])]) {
    const found = text[candidate]
    if (found !== undefined) return found
  }
  return null
}

export const allLocales = (text: Localised | undefined): { locale: string; value: string }[] =>
  Object.entries(text ?? {}).map(([locale, value]) => ({ locale, value }))

/** Resolvers for a localised field and its `…AllLocales` twin. */
export const localisedField = <Name extends string>(name: Name) => {
  type Source = Readonly<Partial<Record<Name, Localised>>>
  return {
    [name]: (source: Source, args: LocaleArguments) => localise(source[name], args),
    [`${name}AllLocales`]: (source: Source) => allLocales(source[name]),
  }
}
