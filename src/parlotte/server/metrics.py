"""Counters and gauges in the text format of Prometheus."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from parlotte.server.house import House


def metrics_text(house: "House") -> str:
    tables = house.tables.values()
    gauges = {
        "tables_live": len(house.tables),
        "matches_running": sum(live.state.ticking for live in tables),
        "connections": sum(len(live.stage.attendance.connections) for live in tables),
        "writes_waiting": house.writer.waiting,
        "disk_low": int(bool(house.disk.low)),
        **house.gauges,
    }
    room = house.disk.room
    known = {"disk_free_bytes": room.free, "disk_kept_bytes": room.kept}
    gauges |= {name: size for name, size in known.items() if size is not None}
    lines = [
        line
        for name, value in gauges.items()
        for line in (f"# TYPE parlotte_{name} gauge", f"parlotte_{name} {value}")
    ]
    if house.settings.node is not None:
        which = f'{{node="{house.settings.node}"}}'
        lines += ["# TYPE parlotte_node_info gauge", f"parlotte_node_info{which} 1"]
    for name, value in sorted(house.counts.items()):
        lines += [f"# TYPE parlotte_{name}_total counter", f"parlotte_{name}_total {value}"]
    return "\n".join([*lines, ""])
