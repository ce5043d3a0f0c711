import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'TextInput', when: 'the number is large' },
    { use: 'Select', when: 'there are only a few amounts' },
  ],
  do: 'Put it into a form, which it submits without JavaScript. Show an error message in `onRefuse`.',
  dont: 'Go below the minimum to remove: provide a remove button.',
} satisfies Guide
