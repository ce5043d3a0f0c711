import type { Location, Zone } from '../../model/shipping.ts'

/** Whether a zone contains an address. A location without a state covers the whole country. */
export const coversAddress = (
  zone: Zone,
  place: { readonly country: string; readonly state?: string | undefined },
): boolean =>
  zone.locations.some(
    (location: Location) =>
      location.country === place.country && (location.state === undefined || location.state === place.state),
  )
