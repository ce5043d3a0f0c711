import type { Meta } from '@storybook/react-vite'
import { Chip, PromoCode } from '../../index.ts'
import { active, focus, hover, longText, rightToLeft, smallScreen } from '../../stories/states.tsx'
import { guide } from './PromoCode.docs.ts'

export default {
  title: 'Forms/PromoCode',
  component: PromoCode,
  parameters: { guide },
} satisfies Meta

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

export const Loading = {
  render: () => (
    <PromoCode
      label="Add a promo code"
      fieldLabel="Promo code"
      name="code"
      submit="Apply"
      id="promo-loading"
      error="This code has ended."
      loading
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

export const Hover = hover(Closed)
export const Focus = focus(Closed)
export const Active = active(Closed)
export const LongText = longText(Closed)
export const RightToLeft = rightToLeft(Closed)
export const SmallScreen = smallScreen(Closed)
