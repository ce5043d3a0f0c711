import type { Decorator } from '@storybook/react-vite'
import { useRef } from 'react'
import { directionOf, type StoryLocale } from '../src/stories/locales.ts'
import { OWN_BRAND, ownBrandTheme, readOwnBrand } from '../src/stories/ownBrand/ownBrand.ts'
import { useLocalisedText } from '../src/stories/useLocalisedText.ts'
import type { Brand, ColorMode } from '../src/theme/brand.ts'
import { themeAttributes } from '../src/theme/themeAttributes.ts'
import { docsStory } from './canvas.css.ts'

interface Globals {
  readonly brand?: Brand | typeof OWN_BRAND
  readonly colorMode?: ColorMode
  readonly locale?: StoryLocale
}

const setAttributes = (attributes: Readonly<Record<string, string>>): void => {
  for (const [name, value] of Object.entries(attributes)) document.documentElement.setAttribute(name, value)
}

const STYLES_ID = 'own-brand-styles'

/** Adds the stylesheet of the designer's brand to the document, and returns its attributes. */
const showOwnBrand = (mode: ColorMode): Readonly<Record<string, string>> => {
  const theme = ownBrandTheme(readOwnBrand())
  const styles = document.getElementById(STYLES_ID) ?? document.createElement('style')
  styles.id = STYLES_ID
  styles.textContent = theme.css
  document.head.append(styles)
  return theme.attributes(mode)
}

/**
 * Applies the brand, colour mode and locale that are selected in the toolbar. In the canvas the locale applies to the
 * whole document, including dialogs. In a docs page each story has its own locale, because the text around the
 * stories is English.
 */
export const withTheme: Decorator = function WithTheme(Story, { globals, viewMode }) {
  const { brand = 'selvedge', colorMode = 'light', locale = 'en-US' }: Globals = globals
  const isDocs = viewMode === 'docs'
  const frame = useRef<HTMLDivElement>(null)
  const language = { lang: locale, dir: directionOf(locale) }
  setAttributes({
    ...(brand === OWN_BRAND ? showOwnBrand(colorMode) : themeAttributes({ brand, mode: colorMode })),
    ...(isDocs ? { lang: 'en', dir: 'ltr' } : language),
  })
  useLocalisedText(locale, isDocs ? frame : undefined)
  const story = <Story key={locale} />
  return isDocs ? (
    <div ref={frame} className={docsStory} {...language}>
      {story}
    </div>
  ) : (
    story
  )
}
