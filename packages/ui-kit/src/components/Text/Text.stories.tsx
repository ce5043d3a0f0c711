import type { Meta } from '@storybook/react-vite'
import { Stack, Text } from '../../index.ts'
import { longText, rightToLeft, smallScreen } from '../../stories/states.tsx'
import { variantArgTypes } from '../../stories/variantArgTypes.ts'
import { guide } from './Text.docs.ts'
import { textDigits, textMeasures, textSizes, textTones, textWeights } from './Text.variants.ts'

export default {
  title: 'Type/Text',
  component: Text,
  argTypes: variantArgTypes({
    size: textSizes,
    tone: textTones,
    weight: textWeights,
    digits: textDigits,
    measure: textMeasures,
  }),
  parameters: { guide },
} satisfies Meta

export const Sizes = {
  render: () => (
    <Stack gap="xs">
      <Text size="lead">Lead 18</Text>
      <Text>Body 16</Text>
      <Text size="meta">Meta 15</Text>
      <Text size="small">Small 14</Text>
      <Text size="floor">Floor 13</Text>
    </Stack>
  ),
}

export const Tones = {
  render: () => (
    <Stack gap="xs">
      <Text tone="muted">Soft</Text>
      <Text tone="accent">Accent</Text>
      <Text tone="sale">Sale</Text>
      <Text tone="success">Success</Text>
      <Text tone="warning">Warning</Text>
      <Text tone="error">Error</Text>
    </Stack>
  ),
}

export const Digits = {
  render: () => (
    <Stack gap="none">
      <Text digits="tabular">$111.11</Text>
      <Text digits="tabular" weight="strong">
        $888.88
      </Text>
    </Stack>
  ),
}

export const LongText = longText(Sizes)
export const RightToLeft = rightToLeft(Sizes)
export const SmallScreen = smallScreen(Sizes)
