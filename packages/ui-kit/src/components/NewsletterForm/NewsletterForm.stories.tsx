import type { Meta } from '@storybook/react-vite'
import { Callout, NewsletterForm } from '../../index.ts'
import { active, focus, hover, longText, rightToLeft, smallScreen } from '../../stories/states.tsx'
import { guide } from './NewsletterForm.docs.ts'

export default {
  title: 'Forms/NewsletterForm',
  component: NewsletterForm,
  parameters: { guide },
} satisfies Meta

export const Default = {
  render: () => (
    <NewsletterForm
      id="news"
      title="New cloth, once a week"
      text="Seven designs and the people who drew them."
      label="Email"
      placeholder="you@example.com"
      submit="Sign up"
    />
  ),
}

export const Done = {
  render: () => (
    <NewsletterForm
      id="news-done"
      title="New cloth, once a week"
      label="Email"
      submit="Sign up"
      message={
        <Callout tone="success" role="status">
          You are on the list.
        </Callout>
      }
    />
  ),
}

export const Hover = hover(Default)
export const Focus = focus(Default)
export const Active = active(Default)
export const LongText = longText(Default)
export const RightToLeft = rightToLeft(Default)
export const SmallScreen = smallScreen(Default)
