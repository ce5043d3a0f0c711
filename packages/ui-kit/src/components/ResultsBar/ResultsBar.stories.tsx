import type { Meta } from '@storybook/react-vite'
import {
  Button,
  Chip,
  FacetGroup,
  FilterBar,
  FilterButton,
  FilterLink,
  FilterPanel,
  FilterPanelFooter,
  ResultsBar,
  SortSelect,
} from '../../index.ts'
import { active, focus, hover, longText, rightToLeft, smallScreen } from '../../stories/states.tsx'
import { guide } from './ResultsBar.docs.ts'

export default {
  title: 'Shells/ResultsBar',
  component: ResultsBar,
  parameters: { guide },
} satisfies Meta

export const Wide = {
  render: () => (
    <ResultsBar
      count="4,105 designs"
      chips={
        <Chip removeHref="#x" removeLabel="Remove Floral">
          Floral
        </Chip>
      }
      sort={
        <SortSelect label="Sort by" name="sort">
          <option>Featured</option>
        </SortSelect>
      }
    />
  ),
}

export const Narrow = {
  render: () => (
    <FilterBar
      filter={<FilterLink href="#filter">Filter (3)</FilterLink>}
      sort={
        <SortSelect label="Sort:" name="sort-narrow">
          <option>Featured</option>
        </SortSelect>
      }
    />
  ),
}

export const Panel = {
  render: () => (
    <>
      <FilterBar
        filter={<FilterButton panel="filters">Filter (1)</FilterButton>}
        sort={
          <SortSelect label="Sort:" name="sort-panel">
            <option>Featured</option>
          </SortSelect>
        }
      />
      <FilterPanel id="filters" title="Filter" closeLabel="Close">
        <form>
          <FacetGroup
            legend="Style"
            name="style"
            options={[{ value: 'floral', label: 'Floral', count: '12', checked: true }]}
          />
          <FilterPanelFooter>
            <Button type="submit">Show 12 designs</Button>
          </FilterPanelFooter>
        </form>
      </FilterPanel>
    </>
  ),
}

export const Hover = hover(Wide)
export const Focus = focus(Wide)
export const Active = active(Wide)
export const LongText = longText(Wide)
export const RightToLeft = rightToLeft(Wide)
export const SmallScreen = smallScreen(Wide)
