import type { Meta } from '@storybook/react-vite'
import { SegmentedControl } from '../../index.ts'

export default { title: 'Forms/SegmentedControl' } satisfies Meta

export const Radios = {
  render: () => (
    <SegmentedControl
      legend="Size"
      legendShown
      name="size"
      defaultValue="yard"
      segments={[
        { value: 'swatch', label: 'Swatch' },
        { value: 'yard', label: 'By the yard' },
        { value: 'none', label: 'Bolt', disabled: true },
      ]}
    />
  ),
}

export const Links = {
  render: () => (
    <SegmentedControl
      legend="Unit"
      name="unit"
      width="auto"
      value="in"
      segments={[
        { value: 'in', label: 'in', href: '#in' },
        { value: 'cm', label: 'cm', href: '#cm' },
      ]}
    />
  ),
}
