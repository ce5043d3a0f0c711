import type { Meta } from '@storybook/react-vite'
import { SectionHead, TextLink } from '../../index.ts'

export default { title: 'Layout/SectionHead' } satisfies Meta

export const WithText = {
  render: () => (
    <SectionHead
      title="One design, eight ways to live with it"
      text="Pick the pattern first. We print it on whatever you need."
    />
  ),
}

export const WithAction = {
  render: () => (
    <SectionHead
      title="Collections"
      action={
        <TextLink href="#all" place="alone">
          Browse all 60
        </TextLink>
      }
    />
  ),
}
