import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'TextLink', when: 'it leads somewhere and is not the main way on' },
    { use: 'IconButton', when: 'the icon says it all' },
    { use: 'Link', when: 'it must not look like a button' },
  ],
  do: 'One primary button a view.',
  dont: 'Disable a submit button to point at a mistake: say what is wrong.',
} satisfies Guide
