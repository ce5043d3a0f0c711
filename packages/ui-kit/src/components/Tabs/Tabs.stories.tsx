import type { Meta } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Tabs } from '../../index.ts'
import { active, focus, hover, longText, rightToLeft, smallScreen } from '../../stories/states.tsx'
import { guide } from './Tabs.docs.ts'

export default {
  title: 'Data/Tabs',
  component: Tabs,
  parameters: { guide },
} satisfies Meta

const items = [
  { value: 'details', label: 'Details', content: 'Linen and cotton, 7.3 oz, 54 in wide.' },
  { value: 'care', label: 'Care', content: 'Wash cool, dry flat, iron on the wrong side.' },
  { value: 'returns', label: 'Returns', content: '45 days, cut or uncut.' },
]

export const Default = { render: () => <Tabs label="About this cloth" items={items} /> }

export const Disabled = {
  render: () => (
    <Tabs
      label="About this cloth"
      defaultValue="care"
      items={items.map((item) => ({ ...item, disabled: item.value === 'returns' }))}
    />
  ),
}

export const Empty = { render: () => <Tabs label="About this cloth" items={[]} /> }

export const SwitchedByArrows = {
  render: () => <Tabs label="About this cloth" items={items} />,
  play: async ({ canvasElement }: { readonly canvasElement: HTMLElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('tab', { name: 'Details' }))
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: 'Care' })).toHaveFocus()
    await expect(canvas.getByText(/Wash cool/)).toBeVisible()
    await expect(canvas.getByText(/Linen and cotton/)).not.toBeVisible()
  },
}

export const Hover = hover(Default)
export const Focus = focus(Default)
export const Active = active(Default)
export const LongText = longText(Default)
export const RightToLeft = rightToLeft(Default)
export const SmallScreen = smallScreen(Default)
