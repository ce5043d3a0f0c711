import type { Meta } from '@storybook/react-vite'
import { Stack, TextLink } from '../../index.ts'

export default { title: 'Type/TextLink' } satisfies Meta

export const Tones = {
  render: () => (
    <Stack align="start">
      <TextLink href="#a">Accent</TextLink>
      <TextLink href="#b" tone="ink">
        In the text’s colour
      </TextLink>
      <TextLink href="#c" tone="quiet">
        Quiet
      </TextLink>
      <TextLink>A button that looks like a link</TextLink>
    </Stack>
  ),
}

export const Alone = {
  render: () => (
    <TextLink href="#all" place="alone">
      All designers
    </TextLink>
  ),
}
