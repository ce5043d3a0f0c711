import type { Meta } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { CookieConsent, TextLink } from '../../index.ts'
import { longText, rightToLeft, smallScreen } from '../../stories/states.tsx'
import { guide } from './CookieConsent.docs.ts'

export default {
  title: 'Feedback/CookieConsent',
  component: CookieConsent,
  parameters: { guide, sheet: 'alone' },
} satisfies Meta

const shared = {
  title: 'May we count?',
  text: (
    <>
      We keep what the shop needs. With your leave we also count visits, so that we know which designs people
      look for. <TextLink href="#privacy">What we keep</TextLink>
    </>
  ),
  accept: 'Count me in',
  refuse: 'Only what is needed',
  action: '/preferences',
}

export const Default = { render: () => <CookieConsent {...shared} /> }

const chosen = fn()

export const ChoiceInPlace = {
  render: () => <CookieConsent {...shared} onChoice={chosen} />,
  play: async ({ canvasElement }: { readonly canvasElement: HTMLElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Only what is needed' }))
    await expect(chosen).toHaveBeenLastCalledWith('necessary')
    await userEvent.click(canvas.getByRole('button', { name: 'Count me in' }))
    await expect(chosen).toHaveBeenLastCalledWith('all')
  },
}

export const LongText = longText(Default)
export const RightToLeft = rightToLeft(Default)
export const SmallScreen = smallScreen(Default)
