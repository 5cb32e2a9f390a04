import type { DependentLookupTable, LookupTable } from 'tribune'

/** Where the shop's customers live. */
const cities: ReadonlyMap<string, readonly string[]> = new Map([
  ['Brazil', ['Brasília', 'Rio de Janeiro', 'São José dos Campos', 'São Paulo']],
  ['Canada', ['Edmonton', 'Halifax', 'London', 'Montréal', 'Ottawa', 'Vancouver', 'Winnipeg']],
  ['Czech Republic', ['Prague']],
  ['France', ['Bordeaux', 'Dijon', 'Lyon', 'Paris']],
  ['Germany', ['Berlin', 'Frankfurt', 'Stuttgart']],
  ['India', ['Bangalore', 'Delhi']],
  ['Norway', ['Oslo']],
  ['United Kingdom', ['Edinburgh', 'London']],
  ['USA', ['Boston', 'Chicago', 'Cupertino', 'Fort Worth', 'Madison', 'New York', 'Orlando', 'Tucson']],
])

const countries: LookupTable = { load: () => Promise.resolve([...cities.keys()]) }
const citiesOf: DependentLookupTable = { load: (country) => Promise.resolve(cities.get(country) ?? []) }

/** A small table of countries and their cities; London lies in two of them. */
export const places = { countries, citiesOf }
