export declare const competition: import("../src/schema/entity/entity").Entity<{
    readonly name: import("../src/kinds/text/definition").TextField;
    readonly stadium_id: import("../src/kinds/reference/definition").ReferenceField<never, "Stadium", "number" | "text">;
    readonly player_id: import("../src/kinds/reference/definition").ReferenceField<never, "Player", "number" | "text">;
    readonly n_teams: import("../src/kinds/number/definition").NumberField;
    readonly type: import("../src/kinds/choice/definition").ChoiceField<{
        readonly groupe: {
            readonly fr: "groupe";
            readonly ar: "مجموعة";
            readonly en: "Group";
        };
        readonly championat: {
            readonly fr: "championat";
            readonly ar: "بطولة";
            readonly en: "Championship";
        };
    }>;
    readonly status: import("../src/kinds/choice/definition").ChoiceField<{
        readonly started: {
            readonly fr: "a commencé";
            readonly ar: "انطلقت";
            readonly en: "Started";
        };
        readonly 'will start': {
            readonly fr: "va commencer";
            readonly ar: "ستنطلق قريبًا";
            readonly en: "Starting soon";
        };
        readonly looking: {
            readonly fr: "on recherche";
            readonly ar: "قيد البحث";
            readonly en: "Searching";
        };
    }>;
    readonly date: import("../src/kinds/date/definition").DateField;
}, Readonly<Record<never, never>>, "number">;
