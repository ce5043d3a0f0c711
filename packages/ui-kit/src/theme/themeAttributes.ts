import type { Brand, ColorMode, SeparatorStyle } from './brand.ts'

/** The brand and the colour mode of a page. */
export interface ThemeChoice {
  readonly brand: Brand
  /** Defaults to light. */
  readonly mode?: ColorMode | undefined
}

const separatorStyles: Readonly<Record<Brand, SeparatorStyle>> = {
  selvedge: 'hairlines',
  larkhouse: 'blocks',
}

/**
 * The attributes of `<html>` that select the theme. Render them on the server, so that the first paint has the right colours.
 * @example <html {...themeAttributes({ brand: 'selvedge', mode: 'dark' })}>
 */
export const themeAttributes = ({ brand, mode = 'light' }: ThemeChoice) =>
  ({ 'data-brand': brand, 'data-separator-style': separatorStyles[brand], 'data-color-mode': mode }) as const
