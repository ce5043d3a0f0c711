import type { Meta } from '@storybook/react-vite'
import { SeeItAs, SelvedgeStrip } from '../../index.ts'
import { hours, quince } from '../../stories/prints.ts'

export default { title: 'Brand/SelvedgeStrip', parameters: { layout: 'fullscreen' } } satisfies Meta

export const WithSwitch = {
  render: () => (
    <SelvedgeStrip colors={quince.colors} name={quince.name} designer={quince.designer}>
      <SeeItAs
        label="See it as"
        choices={[
          { label: 'Fabric', href: '#f' },
          { label: 'Wallpaper', href: '#w', current: true },
        ]}
      />
    </SelvedgeStrip>
  ),
}

export const Alone = {
  render: () => <SelvedgeStrip colors={hours.colors} name={hours.name} designer={hours.designer} />,
}
