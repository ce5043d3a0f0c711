import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'BenefitList', when: 'there are three short benefits' },
    { use: 'MembershipPanel', when: 'it offers a membership' },
  ],
  do: 'Use one on each page.',
  dont: 'Turn the images into links: use the button.',
} satisfies Guide
