import { m } from '../../paraglide/messages.js'

/** The help pages of the shop, by topic. */
export const helpTopics = ['delivery', 'returns', 'promotions', 'privacy'] as const
export type HelpTopic = (typeof helpTopics)[number]

export const isHelpTopic = (value: unknown): value is HelpTopic => helpTopics.some((topic) => topic === value)

type HelpText = { readonly title: string; readonly paragraphs: readonly string[] }

/** The texts of a topic in the shopper's locale. */
export const helpText = (topic: HelpTopic): HelpText => {
  switch (topic) {
    case 'delivery':
      return {
        title: m.help_delivery_title(),
        paragraphs: [m.help_delivery_1(), m.help_delivery_2(), m.help_delivery_3()],
      }
    case 'returns':
      return { title: m.help_returns_title(), paragraphs: [m.help_returns_1(), m.help_returns_2()] }
    case 'promotions':
      return {
        title: m.help_promotions_title(),
        paragraphs: [m.help_promotions_1(), m.help_promotions_2(), m.help_promotions_3()],
      }
    case 'privacy':
      return {
        title: m.help_privacy_title(),
        paragraphs: [m.help_privacy_1(), m.help_privacy_2(), m.help_privacy_3()],
      }
  }
}
