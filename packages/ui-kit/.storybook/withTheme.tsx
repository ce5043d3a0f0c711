import type { Decorator } from '@storybook/react-vite'
import { useRef } from 'react'
import { directionOf, type StoryLocale } from '../src/stories/locales.ts'
import { useLocalisedText } from '../src/stories/useLocalisedText.ts'
import type { Brand, ColorMode } from '../src/theme/brand.ts'
import { themeAttributes } from '../src/theme/themeAttributes.ts'
import { docsStory } from './canvas.css.ts'

interface Globals {
  readonly brand?: Brand
  readonly colorMode?: ColorMode
  readonly locale?: StoryLocale
}

const setAttributes = (attributes: Readonly<Record<string, string>>): void => {
  for (const [name, value] of Object.entries(attributes)) document.documentElement.setAttribute(name, value)
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
    ...themeAttributes({ brand, mode: colorMode }),
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
