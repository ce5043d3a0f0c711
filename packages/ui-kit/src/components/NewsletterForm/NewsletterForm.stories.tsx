import type { Meta } from '@storybook/react-vite'
import { Callout, NewsletterForm } from '../../index.ts'

export default { title: 'Forms/NewsletterForm' } satisfies Meta

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
