import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [{ use: 'Switch', when: 'it is any other setting' }],
  do: 'Put `colorModeScript` into the head, before the stylesheets.',
  dont: 'Follow the setting of the system: the shop is light by default.',
} satisfies Guide
