import { isRecord } from '../tokens/tokenProblem.ts'
import { localizedText, textList } from './localizedText.ts'

/** A heading with its text. Either is empty when the shop's own text is to be used. */
export type HomeText = { readonly title: string; readonly text: string }

/** The sections of a front page below its opening design. */
export const homeSections = ['rail', 'designers', 'process', 'collections', 'panels'] as const
/** The name of a section of a front page. */
export type HomeSection = (typeof homeSections)[number]

/** A site's front page: a custom object in the container `home`, under the key of the site. */
export type HomeContent = {
  /**
   * The opening design. `product` is the key of its product, empty for the first product of the catalogue; `action` is
   * the text of its first link.
   */
  readonly hero: HomeText & { readonly product: string; readonly action: string }
  /** The sections that are shown, in order. */
  readonly sections: readonly HomeSection[]
  readonly rail: HomeText
  /** The section about artists: its title, and the slugs of the artists in order. */
  readonly designers: { readonly title: string; readonly artists: readonly string[] }
  readonly process: HomeText & { readonly steps: readonly HomeText[] }
  /** The slugs of the collections, in order; without any, the first collections of the shop. */
  readonly collections: { readonly title: string; readonly slugs: readonly string[] }
  readonly plus: HomeText
  readonly swatches: HomeText
}

const isSection = (name: string): name is HomeSection => homeSections.some((section) => section === name)

const recordOf = (value: unknown): Readonly<Record<string, unknown>> => (isRecord(value) ? value : {})

/**
 * Parses the custom object of a front page in one locale. Missing or wrong values become empty, and sections that do not
 * exist are left out; without any section all are shown. It never throws.
 *
 * @example
 * ```ts
 * import { parseHomeContent } from '@selvedge/commerce-client/content'
 *
 * const value = { hero: { title: { 'en-US': 'Gray days' } }, sections: ['collections', 'rail'] }
 *
 * parseHomeContent(value, 'en-GB').hero.title // 'Gray days'
 * parseHomeContent(undefined, 'en-GB').sections.length // 5
 * ```
 */
export const parseHomeContent = (value: unknown, locale: string): HomeContent => {
  const home = recordOf(value)
  const textOf = (part: unknown): HomeText => {
    const { title, text } = recordOf(part)
    return { title: localizedText(title, locale), text: localizedText(text, locale) }
  }
  const hero = recordOf(home.hero)
  const designers = recordOf(home.designers)
  const process = recordOf(home.process)
  const collections = recordOf(home.collections)
  const sections = [...new Set(textList(home.sections).filter(isSection))]
  return {
    hero: {
      ...textOf(hero),
      product: typeof hero.product === 'string' ? hero.product : '',
      action: localizedText(hero.action, locale),
    },
    sections: sections.length > 0 ? sections : homeSections,
    rail: textOf(home.rail),
    designers: { title: textOf(designers).title, artists: textList(designers.artists) },
    process: {
      ...textOf(process),
      steps: Array.isArray(process.steps) ? process.steps.map(textOf) : [],
    },
    collections: { title: textOf(collections).title, slugs: textList(collections.slugs) },
    plus: textOf(home.plus),
    swatches: textOf(home.swatches),
  }
}
