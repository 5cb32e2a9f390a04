// Generated from entities/: edit that instead, then run "npm run generate".
import '../schema/entity/entity-shapes.ts'

declare module '../schema/entity/entity-shapes.ts' {
  interface EntityShapes {
    player: {
      fields:
        | 'picture'
        | 'name'
        | 'email'
        | 'phone'
        | 'birthday'
        | 'role'
        | 'wilaya'
        | 'commune'
        | 'address'
        | 'description'
      relations: {}
    }
    team: {
      fields: 'logo' | 'name' | 'player_id'
      relations: {
        Player: 'player'
      }
    }
    owner: {
      fields: 'picture' | 'name' | 'email' | 'phone' | 'status' | 'expired_date'
      relations: {}
    }
    stadium: {
      fields: 'pictures' | 'name' | 'owner_id' | 'wilaya' | 'commune' | 'address' | 'n_players'
      relations: {
        Owner: 'owner'
      }
    }
    tool: {
      fields: 'name.en' | 'name.fr' | 'name.ar'
      relations: {}
    }
    competition: {
      fields: 'name' | 'stadium_id' | 'player_id' | 'n_teams' | 'type' | 'status' | 'date'
      relations: {
        Stadium: 'stadium'
        Player: 'player'
      }
    }
    admin: {
      fields: 'username' | 'name' | 'email' | 'phone'
      relations: {}
    }
  }
}
