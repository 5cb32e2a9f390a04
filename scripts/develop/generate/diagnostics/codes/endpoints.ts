import type { CodeGroup } from '../code-entry.ts'

/** Endpoints that cannot carry their input. */
export const endpointCodes = {
  E140: {
    title: 'An endpoint does not say which record it means',
    fix: 'Write :id into the path. Only a call with a body may do without: it sends the id in it.',
  },
  E141: {
    title: 'An endpoint has an unknown parameter',
    fix: 'The one parameter there is is :id, in the paths of read, update and destroy.',
  },
  E142: {
    title: 'An entity with images does not send multipart',
    fix: "Write sends: 'multipart' in crud(…), or body: 'multipart' in create and update.",
  },
  E143: {
    title: 'A call that saves a form sends none of it',
    fix: "Give create and update a method with a body, and say how it travels: body: 'json'.",
  },
  E144: {
    title: 'A path that is no path of a call',
    fix: 'Begin with a slash, and write words of latin letters between slashes.',
  },
  E145: {
    title: 'A GET with a body',
    fix: 'Remove the body, or choose another method.',
  },
  E146: {
    title: 'A call has the address of a screen',
    fix: "Put the calls below /api, or give the screen another path: an address that is loaded anew would show the call's answer.",
  },
  E147: {
    title: 'An answer under a key that the envelope has',
    fix: "Name the key after what stands under it: one: 'club', many: 'clubs'.",
  },
} as const satisfies CodeGroup
