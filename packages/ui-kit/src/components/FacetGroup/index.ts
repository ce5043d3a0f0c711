export type { FacetGroupProps, FacetOption } from './FacetGroup.tsx'
export { FacetGroup } from './FacetGroup.tsx'
