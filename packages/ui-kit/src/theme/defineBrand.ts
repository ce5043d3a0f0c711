import type { Character, ColorMode } from './brand.ts'
import type { BrandTokens } from './brandTokens.ts'
import type { Colors } from './colors.ts'
import { propertyName } from './propertyName.ts'

export interface BrandDefinition<Name extends string> {
  /** Lower-case letters, digits and dashes: it becomes the value of `data-brand`. */
  readonly name: Name
  readonly light: Colors
  readonly dark: Colors
  readonly tokens: BrandTokens
  /** Hairlines unless said otherwise. */
  readonly character?: Character | undefined
}

export interface BrandTheme<Name extends string> {
  readonly name: Name
  /** A stylesheet of custom properties: serve it as a file, or in a `<style>` with the page's nonce, after styles.css. */
  readonly css: string
  /** Attributes of `<html>`; light unless said otherwise. */
  readonly attributes: (mode?: ColorMode) => {
    readonly 'data-brand': Name
    readonly 'data-character': Character
    readonly 'data-color-mode': ColorMode
  }
}

const declarations = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([token, value]) => `--${propertyName(token)}:${value}`)
    .join(';')

// What would end a declaration, a rule or the style element around it.
const unsafe = /[;{}<]/

/**
 * A brand of one's own, from data alone: no plugin, no build step. Throws where a name or a value cannot stand in a
 * stylesheet. Hold its colours to `contrastProblems` in a test.
 * @example
 * const juniper = defineBrand({ name: 'juniper', light, dark, tokens: { ...brandTokens.selvedge, cloth: '8px' } })
 * // <html {...juniper.attributes()}> … <style nonce={nonce}>{juniper.css}</style>
 */
export const defineBrand = <const Name extends string>({
  name,
  light,
  dark,
  tokens,
  character = 'hairlines',
}: BrandDefinition<Name>): BrandTheme<Name> => {
  if (!/^[a-z][a-z0-9-]*$/.test(name))
    throw new Error(`A brand's name is lower-case letters, digits and dashes, not "${name}"`)
  for (const [token, value] of Object.entries({ ...light, ...dark, ...tokens }))
    if (unsafe.test(value)) throw new Error(`The value of ${token} cannot stand in a stylesheet: ${value}`)
  const own = `[data-brand=${name}]`
  return {
    name,
    css: `${own}{${declarations({ ...light, ...tokens })}}${own}[data-color-mode=dark]{${declarations({ ...dark })}}`,
    attributes: (mode = 'light') => ({
      'data-brand': name,
      'data-character': character,
      'data-color-mode': mode,
    }),
  }
}
