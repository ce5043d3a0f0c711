import type { Decorator } from '@storybook/react-vite'
import { directionOf, type StoryLocale } from '../src/stories/locales.ts'
import { useLocalisedText } from '../src/stories/useLocalisedText.ts'
import type { Brand, ColorMode } from '../src/theme/brand.ts'
import { themeAttributes } from '../src/theme/themeAttributes.ts'

interface Globals {
  readonly brand?: Brand
  readonly colorMode?: ColorMode
  readonly locale?: StoryLocale
}

/** Applies the brand, colour mode and locale of the toolbar to the document. */
export const withTheme: Decorator = function WithTheme(Story, { globals }) {
  const { brand = 'selvedge', colorMode = 'light', locale = 'en-US' }: Globals = globals
  const attributes = {
    ...themeAttributes({ brand, mode: colorMode }),
    lang: locale,
    dir: directionOf(locale),
  }
  for (const [name, value] of Object.entries(attributes)) document.documentElement.setAttribute(name, value)
  useLocalisedText(locale)
  return <Story key={locale} />
}
