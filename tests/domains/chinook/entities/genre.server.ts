import { defineEndpoints, endpoint } from 'tribune/server'
import { z } from 'zod'
import { genre } from './genre.ts'
import { track } from './track.ts'

export const endpoints = defineEndpoints(genre, {
  stock: endpoint({
    method: 'GET',
    path: '/api/genre-stock',
    summary: 'How many tracks there are, and of how many genres.',
    roles: ['clerk'],
    response: z.object({ genres: z.int(), tracks: z.int() }),
    async answer({ records }) {
      const [genres, tracks] = await Promise.all([records.count(genre), records.count(track)])
      return { genres, tracks }
    },
  }),
})
