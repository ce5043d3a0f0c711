import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [{ use: 'Switch', when: 'it is any other setting' }],
  do: 'Put `colorModeScript` into the head, before the stylesheets.',
  dont: 'Follow the system without being asked: the shop is light until somebody says otherwise.',
} satisfies Guide
