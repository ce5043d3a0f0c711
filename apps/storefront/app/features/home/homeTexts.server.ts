import type { HomeContent, HomeText } from '@selvedge/commerce-client/content'
import { m } from '../../paraglide/messages.js'

/** The steps from the design to the goods: the edited ones when there are three, else the shop's own. */
const stepsOf = (edited: readonly HomeText[]): readonly [HomeText, HomeText, HomeText] => {
  const [first, second, third] = edited.filter(({ title }) => title !== '')
  if (first && second && third) return [first, second, third]
  return [
    { title: m.process_choose_title(), text: m.process_choose_text() },
    { title: m.process_print_title(), text: m.process_print_text() },
    { title: m.process_arrive_title(), text: m.process_arrive_text() },
  ]
}

/** The texts of the front page: those of its content, else the shop's own. */
export const homeTexts = (
  { hero, rail, designers, process, collections, plus, swatches }: HomeContent,
  count: number,
) => {
  const own = (edited: HomeText, title: string, text: string): HomeText => ({
    title: edited.title || title,
    text: edited.text || text,
  })
  return {
    hero: own(hero, m.hero_title(), m.hero_text({ count })),
    rail: own(rail, m.rail_title(), m.rail_text()),
    designers: designers.title || m.designers_title(),
    process: {
      ...own(process, m.process_title(), m.process_text()),
      steps: stepsOf(process.steps),
    },
    collections: collections.title || m.collections_title(),
    plus: own(plus, m.plus_title(), m.plus_text()),
    swatches: own(swatches, m.swatches_title(), m.swatches_text()),
  }
}
