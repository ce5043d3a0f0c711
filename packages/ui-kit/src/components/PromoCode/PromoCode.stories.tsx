import type { Meta } from '@storybook/react-vite'
import { Chip, PromoCode } from '../../index.ts'

export default { title: 'Forms/PromoCode' } satisfies Meta

export const Closed = {
  render: () => (
    <PromoCode
      label="Add a promo code"
      fieldLabel="Promo code"
      name="code"
      submit="Apply"
      id="promo-closed"
    />
  ),
}

export const WithError = {
  render: () => (
    <PromoCode
      label="Add a promo code"
      fieldLabel="Promo code"
      name="code"
      submit="Apply"
      id="promo-error"
      error="This code has ended."
    />
  ),
}

export const Applied = {
  render: () => (
    <PromoCode
      label="Add another code"
      fieldLabel="Promo code"
      name="code"
      submit="Apply"
      id="promo-applied"
      applied={
        <Chip removeHref="#remove" removeLabel="Remove AUTUMN15">
          AUTUMN15
        </Chip>
      }
    />
  ),
}
