import { variantAxes } from '@selvedge/cart-domain/server'
import { SegmentedControl, Select, Stack } from '@selvedge/ui-kit'
import type { Variant } from './variants'

type VariantChoiceProps = {
  readonly variants: readonly Variant[]
  readonly variant: Variant
  readonly onSelect: (sku: string) => void
}

/** The choices by which the variants differ, such as material and size. Only combinations that exist are offered. */
export const VariantChoice = ({ variants, variant, onSelect }: VariantChoiceProps) => (
  <Stack gap="m">
    {variantAxes(variants, variant).map(({ name, options }) => {
      const label =
        variant.attributesRaw.find((each) => each.name === name)?.attributeDefinition?.label ?? 'Choice'
      const selected = options.find(({ isSelected }) => isSelected)?.value ?? ''
      const select = (value: string) => {
        const sku = options.find((option) => option.value === value)?.variant.sku
        if (sku) onSelect(sku)
      }
      return options.length <= 3 ? (
        <SegmentedControl
          key={name}
          legend={label}
          legendShown
          name={name}
          segments={options.map(({ value }) => ({ value, label: value }))}
          value={selected}
          onChange={select}
          width="full"
        />
      ) : (
        <Select key={name} label={label} value={selected} onChange={(event) => select(event.target.value)}>
          {options.map(({ value }) => (
            <option key={value}>{value}</option>
          ))}
        </Select>
      )
    })}
  </Stack>
)
