import cards from '../../../content/text/en/cards.ftl?raw';
import colours from '../../../content/text/en/colours.ftl?raw';
import crews from '../../../content/text/en/crews.ftl?raw';
import events from '../../../content/text/en/events.ftl?raw';
import page from '../../../content/text/en/page.ftl?raw';
import reasons from '../../../content/text/en/reasons.ftl?raw';
import table from '../../../content/text/en/table.ftl?raw';
import terrain from '../../../content/text/en/terrain.ftl?raw';

export default { cards, colours, crews, events, page, reasons, table, terrain };
