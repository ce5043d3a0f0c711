import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'TextLink', when: 'it is a link and not the main action' },
    { use: 'IconButton', when: 'an icon is clear enough' },
    { use: 'Link', when: 'it must not look like a button' },
  ],
  do: 'Use one primary button in each view.',
  dont: 'Disable a submit button because of an error: show the error.',
} satisfies Guide
