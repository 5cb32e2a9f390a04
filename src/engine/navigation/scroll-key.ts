import type { Location } from 'react-router-dom'

/**
 * What scroll positions and page heights are kept by. Each page that is loaded anew begins with one and the same location
 * key, whatever its address.
 */
export function scrollKey({ key, pathname, search }: Location): string {
  return key === 'default' ? pathname + search : key
}
