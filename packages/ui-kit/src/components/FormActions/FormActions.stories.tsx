import type { Meta } from '@storybook/react-vite'
import { Button, FormActions, TextLink } from '../../index.ts'
import { longText, rightToLeft, smallScreen } from '../../stories/states.tsx'
import { guide } from './FormActions.docs.ts'

export default {
  title: 'Forms/FormActions',
  component: FormActions,
  parameters: { guide },
} satisfies Meta

export const Default = {
  render: () => (
    <FormActions>
      <Button type="submit" size="l">
        Continue to payment
      </Button>
      <TextLink href="#cart" place="alone">
        Back to cart
      </TextLink>
    </FormActions>
  ),
}

export const LongText = longText(Default)
export const RightToLeft = rightToLeft(Default)
export const SmallScreen = smallScreen(Default)
