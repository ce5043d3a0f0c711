import type { Meta } from '@storybook/react-vite'
import { QuantityStepper } from '../../index.ts'

export default { title: 'Forms/QuantityStepper' } satisfies Meta

export const Plain = {
  render: () => (
    <QuantityStepper
      name="quantity"
      label="Quantity"
      labels={{ decrease: 'One less', increase: 'One more' }}
    />
  ),
}

export const WithUnit = {
  render: () => (
    <QuantityStepper
      name="yards"
      label="Yards"
      labels={{ decrease: 'One less', increase: 'One more' }}
      defaultValue={3}
      unit="yd"
      size="l"
    />
  ),
}

export const Bounds = {
  render: () => (
    <QuantityStepper
      name="rolls"
      label="Rolls"
      labels={{ decrease: 'One less', increase: 'One more' }}
      defaultValue={5}
      max={5}
      unit="rolls"
    />
  ),
}

export const Disabled = {
  render: () => (
    <QuantityStepper
      name="none"
      label="Quantity"
      labels={{ decrease: 'One less', increase: 'One more' }}
      disabled
    />
  ),
}
