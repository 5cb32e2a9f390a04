export declare const player: import("../src/schema/entity/entity.ts").Entity<{
    readonly picture: import("../src/kinds/image/definition.ts").ImageField;
    readonly name: import("../src/kinds/text/definition.ts").TextField;
    readonly email: import("../src/kinds/email/definition.ts").EmailField;
    readonly phone: import("../src/kinds/phone/definition.ts").PhoneField;
    readonly birthday: import("../src/kinds/date/definition.ts").DateField;
    readonly role: import("../src/kinds/choice/definition.ts").ChoiceField<{
        readonly goalkeeper: {
            readonly fr: "Gardier de but";
            readonly ar: "حارس مرمى";
            readonly en: "Goalkeeper";
        };
        readonly defender: {
            readonly fr: "Deffenseur";
            readonly ar: "مدافع";
            readonly en: "Defender";
        };
        readonly midfielder: {
            readonly fr: "Milieu de terrain";
            readonly ar: "وسط ميدان";
            readonly en: "Midfielder";
        };
        readonly forward: {
            readonly fr: "Attaquant";
            readonly ar: "مهاجم";
            readonly en: "Forward";
        };
    }>;
    readonly wilaya: import("../src/kinds/lookup/definition.ts").LookupField;
    readonly commune: import("../src/kinds/dependent-lookup/definition.ts").DependentLookupField<"wilaya">;
    readonly address: import("../src/kinds/text/definition.ts").TextField;
    readonly description: import("../src/kinds/long-text/definition.ts").LongTextField;
    readonly password: import("../src/kinds/password/definition.ts").PasswordField<"confirmation_password">;
}, Readonly<Record<never, never>>, "number">;
