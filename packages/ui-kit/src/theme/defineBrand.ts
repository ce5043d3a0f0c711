import type { ColorMode, SeparatorStyle } from './brand.ts'
import type { BrandTokens } from './brandTokens.ts'
import type { ColorRoles } from './colors.ts'
import { propertyName } from './propertyName.ts'

/** The data of a brand: name, colours and tokens. */
export interface BrandDefinition<Name extends string> {
  /** The value of `data-brand`: lower-case letters, digits and dashes. */
  readonly name: Name
  readonly light: ColorRoles
  readonly dark: ColorRoles
  readonly tokens: BrandTokens
  /** Defaults to hairlines. */
  readonly separatorStyle?: SeparatorStyle | undefined
}

/** The theme of a brand: its attributes and its stylesheet. */
export interface BrandTheme<Name extends string> {
  readonly name: Name
  /** A stylesheet of custom properties. Load it after styles.css, as a file or in a `<style>` with the page's nonce. */
  readonly css: string
  /** The attributes of `<html>` in a colour mode, by default light. */
  readonly attributes: (mode?: ColorMode) => {
    readonly 'data-brand': Name
    readonly 'data-separator-style': SeparatorStyle
    readonly 'data-color-mode': ColorMode
  }
}

type Tokens = { readonly [token: string]: string | Tokens }

/**
 * Flattens nested tokens to pairs of a custom property and its value. The first part of `path` is the group of the
 * tokens, which is not part of the name of the property.
 */
const properties = (path: readonly string[], tokens: Tokens): readonly (readonly [string, string])[] =>
  Object.entries(tokens).flatMap(([token, value]) =>
    typeof value === 'string'
      ? [[propertyName([...path, token]), value] as const]
      : properties([...path, token], value),
  )

const declarations = (values: ReturnType<typeof properties>): string =>
  values.map(([property, value]) => `--${property}:${value}`).join(';')

// Characters that would end a declaration, a rule or the style element around it.
const unsafe = /[;{}<]/

/**
 * Creates the theme of a brand from data, without a build step. Throws when the name or a value contains characters that
 * would end the rule. Check the colours with `contrastProblems` in a test.
 * @example
 * const { radius } = brandTokens.selvedge
 * const tokens = { ...brandTokens.selvedge, radius: { ...radius, field: '8px' } }
 * const juniper = defineBrand({ name: 'juniper', light, dark, tokens })
 * // <html {...juniper.attributes()}> … <style nonce={nonce}>{juniper.css}</style>
 */
export const defineBrand = <const Name extends string>({
  name,
  light,
  dark,
  tokens,
  separatorStyle = 'hairlines',
}: BrandDefinition<Name>): BrandTheme<Name> => {
  if (!/^[a-z][a-z0-9-]*$/.test(name))
    throw new Error(`The name of a brand consists of lower-case letters, digits and dashes, not "${name}"`)
  const lightValues = [...properties(['color'], { ...light }), ...properties(['brand'], { ...tokens })]
  const darkValues = properties(['color'], { ...dark })
  for (const [property, value] of [...lightValues, ...darkValues])
    if (unsafe.test(value))
      throw new Error(`The value of --${property} must not contain ; { } or <: ${value}`)
  const own = `[data-brand=${name}]`
  return {
    name,
    // Paper is white, so pages are printed in light mode.
    css: `${own}{${declarations(lightValues)}}@media screen{${own}[data-color-mode=dark]{${declarations(darkValues)}}}`,
    attributes: (mode = 'light') => ({
      'data-brand': name,
      'data-separator-style': separatorStyle,
      'data-color-mode': mode,
    }),
  }
}
