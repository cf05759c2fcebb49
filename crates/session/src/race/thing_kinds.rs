//! The things of The Great Race on the wire, each a closed list of the rules: gauges, skills, colours, terrain, weather,
//! leaders, modules.

use crate::kinds::kinds;
use content::Terrain;
use race::cards::Timing;
use race::ids::{Colour, Gauge, Skill, Way, Work};
use race::leaders::Leader;
use race::modules::Module;
use race::modules::season::Weather;
use race::rules::Direction;

kinds!(
    /// A gauge of the dashboard.
    RaceGauge: Gauge {
        Petrol = "petrol",
        Engine = "engine",
        Chassis = "chassis",
    }
);

kinds!(
    /// What an assistant can do.
    RaceSkill: Skill {
        Pathfinder = "pathfinder",
        Mechanics = "mechanics",
        Guard = "guard",
        Funding = "funding",
    }
);

kinds!(
    /// What an assistant is used for.
    RaceWork: Work {
        Explore = "explore",
        DrawCard = "draw_card",
        Repair = "repair",
        Drive = "drive",
        Clear = "clear",
        Fund = "fund",
    }
);

kinds!(
    /// Which way round the board is raced.
    RaceDirection: Direction {
        Forward = "forward",
        Reverse = "reverse",
    }
);

kinds!(
    /// The colour of a city.
    RaceColour: Colour {
        Blue = "blue",
        Yellow = "yellow",
        Green = "green",
        Red = "red",
        Purple = "purple",
    }
);

kinds!(
    /// How a transport line travels.
    RaceWay: Way {
        Sea = "sea",
        Air = "air",
    }
);

kinds!(
    /// When a card is played.
    RaceTiming: Timing {
        BeforeAssistant = "before_assistant",
        WithDriver = "with_driver",
        WithRepairman = "with_repairman",
        AnyTime = "any_time",
    }
);

kinds!(
    /// What a tile shows.
    RaceTerrain: Terrain {
        Desert = "desert",
        Savanna = "savanna",
        Jungle = "jungle",
        Mountain = "mountain",
        Steppe = "steppe",
        Prairie = "prairie",
        Swamp = "swamp",
        River = "river",
        Village = "village",
        Microclimate = "microclimate",
    }
);

kinds!(
    /// What the sky brings.
    RaceWeather: Weather {
        Clear = "clear",
        Petrol = "petrol",
        Damage = "damage",
        PetrolAndDamage = "petrol_and_damage",
        NoBoats = "no_boats",
    }
);

kinds!(
    /// A leader.
    RaceLeader: Leader {
        Delatour = "delatour",
        VanHotten = "van_hotten",
        Martinetti = "martinetti",
        Walledgrave = "walledgrave",
        Cook = "cook",
        Obroutchev = "obroutchev",
        VonDorfpeld = "von_dorfpeld",
        LiJiaxiang = "li_jiaxiang",
        Redburn = "redburn",
        Chapman = "chapman",
        Chevy = "chevy",
        Deforet = "deforet",
    }
);

kinds!(
    /// A module.
    RaceModule: Module {
        Leaders = "leaders",
        Paddock = "paddock",
        Postal = "postal",
        Season = "season",
        Microclimate = "microclimate",
        Village = "village",
        Patronage = "patronage",
        Diplomacy = "diplomacy",
    }
);
