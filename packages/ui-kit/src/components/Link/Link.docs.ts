import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'TextLink', when: 'it should look like a link' },
    { use: 'Button', when: 'it should look like a button' },
  ],
  do: 'Give the provider your router’s link once, at the root.',
  dont: 'Use it bare in running text.',
} satisfies Guide
