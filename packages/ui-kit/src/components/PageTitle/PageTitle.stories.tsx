import type { Meta } from '@storybook/react-vite'
import { PageTitle } from '../../index.ts'
import { longText, rightToLeft, smallScreen } from '../../stories/states.tsx'
import { variantArgTypes } from '../../stories/variantArgTypes.ts'
import { guide } from './PageTitle.docs.ts'
import { pageTitleSizes } from './PageTitle.variants.ts'

export default {
  title: 'Shells/PageTitle',
  component: PageTitle,
  argTypes: variantArgTypes({ size: pageTitleSizes }),
  parameters: { guide },
} satisfies Meta

export const Category = {
  render: () => <PageTitle title="Printed fabric" text="Nineteen cloths, from lawn to canvas." />,
}

export const Page = { render: () => <PageTitle title="Your cart" size="page" /> }

/** One long word: on the narrowest phones the title is smaller, so that the word fits. */
export const LongWord = { render: () => <PageTitle title="Subscriptions" /> }

export const LongText = longText(Category)
export const RightToLeft = rightToLeft(Category)
export const SmallScreen = smallScreen(Category)
