import type { Meta } from '@storybook/react-vite'
import { Button, FormActions, TextLink } from '../../index.ts'

export default { title: 'Forms/FormActions' } satisfies Meta

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
